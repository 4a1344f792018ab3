import { z } from '../internal/schema.ts';
import { testTier } from './evidenceShapes.ts';
import { parseJson } from '../internal/parseJson.ts';

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
    /** Titles of the `describe` blocks and the test; `…` replaces placeholders. */
    title: z.string(),
    /** Path relative to the project root. */
    file: z.string(),
    status,
  }),
]);

const proofRun = z.strictObject({
  version: z.literal(1),
  /** Hash of the test files and all files that they depend on. */
  sources: z.string(),
  /** Checked-out commit, and whether the worktree had uncommitted changes. */
  commit: z.string(),
  changed: z.boolean(),
  /** End of the run, as an ISO date. */
  date: z.string(),
  tier: testTier,
  /** Tests and stories by id of the clause (`NAV-15`) or criterion (`WCAG 1.4.10`). */
  proofs: z.record(z.string(), z.array(proof)),
});

/** Result of a test or story in the last run. */
export type ProofStatus = z.infer<typeof status>;
/** Story or test that references a clause or a WCAG criterion. */
export type Proof = z.infer<typeof proof>;
/** Results of the last test run, by clause and criterion. */
export type ProofRun = z.infer<typeof proofRun>;

/** Parses a proof file; returns undefined when it is invalid. */
export function parseProofRun(text: string): ProofRun | undefined {
  return proofRun.safeParse(parseJson(text)).data;
}
