import { z } from '../internal/schema.ts';
import { testTier } from './evidenceShapes.ts';
import { parseJson } from './parseJson.ts';

const status = z.enum(['passed', 'failed', 'not-run']);

const proof = z.union([
  z.strictObject({
    kind: z.literal('story'),
    /** Title of the component and name of the story. */
    title: z.string(),
    storyId: z.string(),
    status,
  }),
  z.strictObject({
    kind: z.literal('test'),
    /** Describe titles and test title; placeholders are `…`. */
    title: z.string(),
    /** Path from the project's folder. */
    file: z.string(),
    status,
  }),
]);

const proofRun = z.strictObject({
  version: z.literal(1),
  /** Hash of everything that the tests depend on, the tests included. */
  sources: z.string(),
  /** Commit that was checked out, and whether files differed from it. */
  commit: z.string(),
  changed: z.boolean(),
  /** End of the run, as an ISO date. */
  date: z.string(),
  tier: testTier,
  /** By the id of the clause (`NAV-15`) or criterion (`WCAG 1.4.10`). */
  proofs: z.record(z.string(), z.array(proof)),
});

/** Result of a test or story in the last run. */
export type ProofStatus = z.infer<typeof status>;
/** A story or a test that names a clause or a criterion. */
export type Proof = z.infer<typeof proof>;
/** Results of the last run, by clause and criterion. */
export type ProofRun = z.infer<typeof proofRun>;

/** Parses a file of proofs; returns undefined when it is invalid. */
export function parseProofRun(text: string): ProofRun | undefined {
  return proofRun.safeParse(parseJson(text)).data;
}
