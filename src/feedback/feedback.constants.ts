/** Version of the message that is sent. */
export const FEEDBACK_VERSION = 1;

/** Longest comment, in UTF-16 units. */
export const COMMENT_LIMIT = 2000;

/** How many characters may be left before their number is shown. */
export const REST_SHOWN = 200;

/** How long a success is shown. */
export const SENT_MS = 3000;

/** How long an answer is waited for. */
export const SEND_TIMEOUT_MS = 10_000;
