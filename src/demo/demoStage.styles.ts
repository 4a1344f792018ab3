import { userFont } from '../settings/userCss.ts';

/** Text styles that a demo inherits, on its page and in its story. */
export const stageText = { fontFamily: userFont('Roboto, sans-serif'), lineHeight: 1.5 };
