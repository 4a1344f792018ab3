import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { globFiles } from '../../node/posixPaths.ts';

const findings = z.array(
  z.strictObject({
    rule: z.string(),
    component: z.string(),
    /** Package and version that the product pins. */
    release: z.string(),
    reason: z.string(),
    /** Id of the story whose demo shows the violation. */
    story: z.string(),
  }),
);

/** Axe rule that a documented library violates, recorded for the demo that shows it. */
export type StoryFinding = z.infer<typeof findings>[number];

/** Reads the findings of every product. */
export function readFindings(productsDir: string): StoryFinding[] {
  return globFiles('*/findings.json', productsDir).flatMap((file) =>
    findings.parse(JSON.parse(readFileSync(join(productsDir, file), 'utf8'))),
  );
}
