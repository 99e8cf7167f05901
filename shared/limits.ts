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
/** However often it is used, a session ends so long after it was opened. */
export const SESSION_ABSOLUTE_DAYS = 180
export const SESSIONS_LISTED_MAX = 50
/** How long the second step of a sign-in may take, and how often it may be tried. */
export const SECOND_STEP_MINUTES = 5
export const SECOND_STEP_TRIES = 5
/** Who has proved this lately who they are may change how they sign in. */
export const PROOF_LIFETIME_MINUTES = 10
export const RECOVERY_CODE_COUNT = 10
export const PASSKEYS_MAX = 10
export const PASSKEY_NAME_MAX_LENGTH = 40
export const PASSWORD_RESET_LIFETIME_MINUTES = 60
/** From asking for Google's button until its answer is here. */
export const GOOGLE_NONCE_MINUTES = 15
/** How long ago Google may have vouched for somebody who sets a first password or deletes their account. */
export const GOOGLE_CONFIRMATION_MINUTES = 5
export const EMAIL_VERIFICATION_LIFETIME_HOURS = 48

/** How long a message stays on screen. */
export const SNACKBAR_MS = 3_000
export const SNACKBAR_GOOGLE_ERROR_MS = 5_000

/** Google Identity Services refuses a button outside these widths. */
export const GOOGLE_BUTTON_MIN_WIDTH_PX = 200
export const GOOGLE_BUTTON_MAX_WIDTH_PX = 400

export const PROMPT_MAX_LENGTH = 2_000
/** What a person may correct of one reading, and how much text of it. */
export const CORRECTIONS_MAX = 20
export const CORRECTION_TEXT_MAX_LENGTH = 60
/** More of one thing than this nobody could tell apart in a tattoo. */
export const COUNT_MAX = 12
/** Per request, on the designer. */
export const VARIATIONS_MAX = 4
/** Cards that stand in for what is being drawn on the create screen. */
export const CREATE_VARIATIONS = 2
/** How long the call that asks for a design waits for it; who asked follows it from there. */
export const GENERATION_WAIT_MS = 60_000
/** How long a request may take once begun: on a busy machine people rather watch four designs come slowly than lose them. */
export const GENERATION_DEADLINE_MS = 180_000
/** A design that is laid on up to ten photos besides. */
export const BODY_MAPPING_DEADLINE_MS = 300_000

export const CREDIT_GRANT_MAX = 100_000
export const CREDIT_NOTE_MAX_LENGTH = 200
export const SEARCH_MAX_LENGTH = 100
export const TAG_MAX_LENGTH = 40
export const TAGS_ON_CARD = 3
/** Designs that somebody without an account may look at closely. */
export const ANONYMOUS_VIEWS_MAX = 3

export const CONTACT_NAME_MAX_LENGTH = 100
export const CONTACT_MESSAGE_MAX_LENGTH = 5_000
export const ANSWER_MAX_LENGTH = 10_000

/** Events of use that a page tells at once. */
export const EVENTS_PER_BATCH = 20

/** How long it is known, after an account is gone, which mailbox and card had free credits or a trial. */
export const FREE_OFFER_MEMORY_MONTHS = 24
