import { listIds } from './listIds.ts';
import { readStoryIds, type NamingStory } from './readStoryIds.ts';
import { readTitles } from './readTitles.ts';

/** File of stories or tests. */
export interface ProofFile {
  /** Path from the project's folder. */
  file: string;
  text: string;
}

/** Test, with the clauses and criteria that its title or table rows name. */
export interface NamingTest {
  file: string;
  title: string;
  ids: readonly string[];
}

/** Tests that are not skipped, and tested stories that name a clause or a criterion. */
export interface NamedProofs {
  tests: readonly NamingTest[];
  stories: readonly NamingStory[];
}

/** Lists tests and stories with the ids that they name: `NAV-15`, `NAV-18..25`, `WCAG 1.4.10`. */
export function findProofs(files: readonly ProofFile[]): NamedProofs {
  const isStories = ({ file }: ProofFile) => file.endsWith('.stories.tsx');
  return {
    tests: files
      .filter((file) => !isStories(file))
      .flatMap(({ file, text }) =>
        readTitles(file, text).map(({ title, rows }) => ({
          file,
          title,
          ids: listIds([title, ...rows].join('\n')),
        })),
      ),
    stories: files.filter(isStories).flatMap(({ file, text }) => readStoryIds(file, text)),
  };
}
