import * as React from 'react';
import {
  createFeedbackPort,
  findFeedbackSection,
  identifyProduct,
  PageFeedback,
} from '@vitrine/ui';
import { replayClicks } from '../shared/replayClicks.ts';
import type { SitePage } from '../../model/page.types.ts';

/** URL of the feedback receiver, validated by the build; empty when feedback is off. */
const url = import.meta.env.VITE_FEEDBACK_URL as string | undefined;

const port = createFeedbackPort({
  url: url ?? '',
  fetch: (...request) => fetch(...request),
  createTimeout: (milliseconds) => AbortSignal.timeout(milliseconds),
});

/** Asks readers whether the page helped, if the site has a feedback receiver (FBK-1, FBK-2). */
export function SiteFeedback({ page }: { page: SitePage }) {
  return url ? <EarlyFeedback key={page.pathname} page={page} /> : null;
}

/** Renders the feedback block; clicks before hydration are replayed. */
function EarlyFeedback({ page: { pathname, headings, language } }: { page: SitePage }) {
  const ref = React.useRef<HTMLDivElement>(null);
  React.useEffect(() => {
    if (ref.current) replayClicks(ref.current);
  }, []);
  const sections = headings.map(({ id, text }) => ({ hash: id, title: text }));
  return (
    <div ref={ref} data-early="">
      <PageFeedback
        port={port}
        page={pathname}
        language={language}
        product={identifyProduct(pathname).productId}
        sections={sections}
        findSection={() => findFeedbackSection(sections, location.hash)}
      />
    </div>
  );
}
