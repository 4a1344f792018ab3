import { logger } from 'storybook/internal/client-logger';

/** Start of the warning that Storybook 10.6.5 logs about its own zoom button on every load. */
const ZOOM_BUTTON = "The 'ariaLabel' prop on 'PopoverProvider' will become mandatory";

/** Mutes a deprecation warning that only Storybook itself can fix. */
export function muteDeprecation(): void {
  const { warn } = logger;
  Object.assign(logger, {
    warn: (message: unknown, ...details: unknown[]) => {
      if (!String(message).startsWith(ZOOM_BUTTON)) warn(message, ...details);
    },
  });
}
