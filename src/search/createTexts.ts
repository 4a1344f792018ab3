import { createTextSearch, type TextPorts, type TextResult } from './createTextSearch.ts';
import { TEXT_MS } from './search.constants.ts';
import type { SearchScope } from './search.types.ts';

/** Full-text results of a query. */
export interface TextAnswer {
  /** `failed` when a file did not load. */
  status: 'loading' | 'ready' | 'failed';
  results: readonly TextResult[];
}

export interface Texts {
  prepare: () => void;
  /** Returns the results so far of a query. Searches the texts after the user stops typing. */
  ask: (query: string, scope: SearchScope) => TextAnswer;
  /** Clears a failure, so that the next `ask` searches again. */
  retry: () => void;
}

const NO_RESULTS: TextAnswer = { status: 'ready', results: [] };

/** Creates a debounced full-text search. Calls `onChange` for new results, ignores stale ones. */
export function createTexts(ports: TextPorts, onChange: () => void): Texts {
  const search = createTextSearch(ports);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked: string | undefined;
  let answered = { query: '', scope: '' };
  let answer = NO_RESULTS;

  function run(query: string, scope: SearchScope, key: string): void {
    const report = (next: TextAnswer) => {
      if (key !== asked) return;
      answered = { query, scope: nameScope(scope) };
      answer = next;
      onChange();
    };
    search
      .search(query, scope, (results) => report({ status: 'loading', results }))
      .then((results) => report({ status: 'ready', results }))
      .catch(() => report({ status: 'failed', results: [] }));
  }

  return {
    prepare: () => void search.prepare().catch(() => {}),
    ask(query, scope) {
      const key = `${nameScope(scope)} ${query}`;
      if (key === asked) return answer;
      asked = key;
      clearTimeout(timer);
      if (query === '') return (answer = NO_RESULTS);
      timer = setTimeout(run, TEXT_MS, query, scope, key);
      // Keep the results while the user extends or shortens the query, so the list does not jump.
      const isSimilar =
        nameScope(scope) === answered.scope &&
        (query.startsWith(answered.query) || answered.query.startsWith(query));
      answer = { status: 'loading', results: isSimilar ? answer.results : [] };
      return answer;
    },
    retry() {
      if (answer.status === 'failed') asked = undefined;
    },
  };
}

function nameScope({ product, current }: SearchScope): string {
  return JSON.stringify([product, current]);
}
