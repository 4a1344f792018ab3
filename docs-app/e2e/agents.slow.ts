import { expect, inject, test } from 'vitest';
import { checkAgentDocs } from './checkAgentDocs.ts';

test(
  'scores 100 for the Agent-Friendly Documentation Spec, on a sample of 100 pages',
  { timeout: 300_000 },
  async () => {
    const { overall, problems } = await checkAgentDocs(inject('origin'), { maxPages: 100 });
    expect({ overall, failed: problems.filter((line) => line.includes(': fail')) }).toEqual({
      ...{ overall: 100, failed: [] },
    });
  },
);
