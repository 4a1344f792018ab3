import { z } from '../internal/schema.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { COMMENT_LIMIT, FEEDBACK_VERSION } from './feedback.constants.ts';

const MAX_PATH = 500;
const MAX_TITLE = 300;
const MAX_PRODUCT = 100;

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const sectionSchema = z.strictObject({
  hash: text(MAX_PATH),
  title: text(MAX_TITLE),
});

/** Schema of a feedback message. No field identifies the reader (FBK-1, FBK-2). */
export const feedbackSchema = z
  .strictObject({
    version: z.literal(FEEDBACK_VERSION),
    /** Pathname without the language prefix. */
    page: z.string().check(z.startsWith('/'), z.maxLength(MAX_PATH)),
    section: z.optional(sectionSchema),
    /** 1 when the page helped, 0 when it did not. */
    rating: z.optional(z.literal([0, 1])),
    comment: z.string().check(z.maxLength(COMMENT_LIMIT)),
    language: z.enum(LANGUAGES),
    product: z.nullable(text(MAX_PRODUCT)),
  })
  .check(
    z.refine(({ rating, comment }) => rating !== undefined || comment.trim() !== '', {
      error: 'A message without a rating needs a comment.',
    }),
  );

/** Feedback about a page or one of its sections. */
export type Feedback = z.infer<typeof feedbackSchema>;
