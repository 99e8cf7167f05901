/**
 * Which hand draws. It rises whenever a finished picture comes out differently, which the golden pictures notice: designs
 * made by an earlier hand keep their masters and are never drawn anew.
 */
export const ENGINE_VERSION = 11
