/** Version of the message format. */
export const FEEDBACK_VERSION = 1;

/** Maximum length of a comment, in UTF-16 code units. */
export const COMMENT_LIMIT = 2000;

/** Shows the character counter when at most this number of characters remain. */
export const REST_SHOWN = 200;

/** Duration of the success message, in milliseconds. */
export const SENT_MS = 3000;

/** Timeout of the response, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;
