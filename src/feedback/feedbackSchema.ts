import { z } from '../internal/schema.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { COMMENT_LIMIT, FEEDBACK_VERSION } from './feedback.constants.ts';

const MAX_PATH = 500;
const MAX_TITLE = 300;
const MAX_PRODUCT = 100;

const sectionSchema = z.strictObject({
  hash: z.string().min(1).max(MAX_PATH),
  title: z.string().min(1).max(MAX_TITLE),
});

/** Schema of a feedback message. No field identifies the reader (FBK-1, FBK-2). */
export const feedbackSchema = z
  .strictObject({
    version: z.literal(FEEDBACK_VERSION),
    /** Pathname without the language prefix. */
    page: z.string().startsWith('/').max(MAX_PATH),
    section: sectionSchema.optional(),
    /** 1 when the page helped, 0 when it did not. */
    rating: z.literal([0, 1]).optional(),
    comment: z.string().max(COMMENT_LIMIT),
    language: z.enum(LANGUAGES),
    product: z.string().min(1).max(MAX_PRODUCT).nullable(),
  })
  .refine(({ rating, comment }) => rating !== undefined || comment.trim() !== '', {
    error: 'A message without a rating needs a comment.',
  });

/** Feedback about a page or one of its sections. */
export type Feedback = z.infer<typeof feedbackSchema>;
