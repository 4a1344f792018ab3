import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { PRODUCTS } from '../../node/paths.ts';

const clauseSchema = z.strictObject({
  id: z.string().regex(/^[A-Z\d]+-\d+$/),
  /** Kinds of proofs that the clause needs: story (S), unit test (U), test of the built site (E). */
  kinds: z
    .string()
    .regex(/^S?U?E?$/)
    .min(1),
  /** Product folder that the clause is about; a site without the product omits the clause. */
  product: z.string().optional(),
  text: z.string(),
});

const groupsSchema = z.array(
  z.strictObject({ title: z.string(), clauses: z.array(clauseSchema).min(1) }),
);

export type SpecifiedClause = z.infer<typeof clauseSchema>;

/** Clauses of the specification; their ids never change. */
export const specifiedGroups = groupsSchema.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, 'clauses.json'), 'utf8')),
);

/** Clauses of the specification, without clauses about products that the site does not have. */
export const clauseGroups = specifiedGroups.map(({ title, clauses }) => ({
  title,
  clauses: clauses.filter(
    ({ product }) => product === undefined || existsSync(join(PRODUCTS, product)),
  ),
}));
