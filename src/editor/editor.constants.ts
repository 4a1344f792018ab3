/** How long typing pauses before the edited demo runs, and an error is said, in milliseconds. */
export const RUN_DELAY_MS = 300;

/** How often the frame is asked whether it answers, in milliseconds. */
export const PING_MS = 500;

/** How many questions a running frame may leave unanswered; it is taken away when the next one is due. */
export const SILENT_PINGS = 3;

/** How long nothing runs after a frame was taken away, so that the next one gets a process of its own, in milliseconds. */
export const REPLACE_MS = 700;

/** How many questions a frame may leave unanswered while it loads its product: twenty seconds' worth. */
export const LOADING_PINGS = 40;

/** How many messages a frame may send between two questions. */
export const MESSAGES_PER_PING = 200;

/** Most characters that the files of a demo may have together. */
export const TEXT_LIMIT = 200_000;

/** Memory that an edited demo may hold, in bytes, where the browser tells. */
export const MEMORY_LIMIT = 1_000_000_000;

/** Bounds of the frame's height, in pixels. */
export const FRAME_HEIGHT = { first: 96, least: 48, most: 2000 } as const;

/** Most characters of a message that the frame may send, and of a name in it. */
export const MESSAGE_LIMIT = 600;

/** How many versions that worked are kept to fall back on. */
export const KEPT_VERSIONS = 3;

/** Addresses of the document that edited demos run in, and of the list of each product's scripts. */
export const PLAY_PATHS = { frame: '/play/frame.html', scripts: '/play/scripts.json' } as const;
