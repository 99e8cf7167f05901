/** Bounds that both sides check. The server is the one that enforces them. */
export const PASSWORD_MIN_LENGTH = 6
/** argon2 reads the whole password, so an endless one would be a way to burn CPU. */
export const PASSWORD_MAX_LENGTH = 200
/** RFC 5321 limits a forward path to 256 octets including its brackets. */
export const EMAIL_MAX_LENGTH = 254
export const USERNAME_MIN_LENGTH = 3
export const USERNAME_MAX_LENGTH = 30
export const UTM_VALUE_MAX_LENGTH = 200

export const SESSION_LIFETIME_DAYS = 30
export const PASSWORD_RESET_LIFETIME_MINUTES = 60
export const EMAIL_VERIFICATION_LIFETIME_HOURS = 48

/** How long a message stays on screen. */
export const SNACKBAR_MS = 3_000
export const SNACKBAR_GOOGLE_ERROR_MS = 5_000

/** Google Identity Services refuses a button outside these widths. */
export const GOOGLE_BUTTON_MIN_WIDTH_PX = 200
export const GOOGLE_BUTTON_MAX_WIDTH_PX = 400
