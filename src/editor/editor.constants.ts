/** Pause in typing before the edited demo runs and shows its problem, in milliseconds. */
export const RUN_DELAY_MS = 300;

/** Interval between pings to the frame, in milliseconds. */
export const PING_MS = 500;

/** Missed pings allowed while a demo runs; the frame is removed when the next ping is due. */
export const SILENT_PINGS = 3;

/**
 * Pause between removing a frame and opening the next, in milliseconds.
 * It makes the browser start a new process for the next frame.
 */
export const REPLACE_MS = 700;

/** Missed pings allowed while the library loads (40 × 500 ms = 20 s). */
export const LOADING_PINGS = 40;

/** Messages that a frame may send between two pings. */
export const MESSAGES_PER_PING = 200;

/** Maximum length of all files of a demo together, in characters. */
export const TEXT_LIMIT = 200_000;

/** Maximum memory of an edited demo, in bytes; only some browsers report it. */
export const MEMORY_LIMIT = 1_000_000_000;

/** Initial, minimum and maximum height of the frame, in pixels. */
export const FRAME_HEIGHT = { first: 96, least: 48, most: 2000 } as const;

/** Maximum length of an error message or a name that the frame sends, in characters. */
export const MESSAGE_LIMIT = 600;

/** Number of working versions that are kept as fallbacks. */
export const KEPT_VERSIONS = 3;

/** Paths of the document that runs edited demos, and of the list of each product's scripts. */
export const PLAY_PATHS = { frame: '/play/frame.html', scripts: '/play/scripts.json' } as const;
