import * as React from 'react';
import { createFeedbackPort, findFeedbackSection, PageFeedback } from '@vitrine/ui';
import { replayClicks } from '../shared/replayClicks.ts';
import { findIdentity } from '../../model/documentTitle.ts';
import type { SitePage, SiteProduct } from '../../model/page.types.ts';

/** URL of the feedback receiver, validated by the build; empty when feedback is off. */
const url = import.meta.env.VITE_FEEDBACK_URL as string | undefined;

const port = createFeedbackPort({
  url: url ?? '',
  fetch: (...request) => fetch(...request),
  createTimeout: (milliseconds) => AbortSignal.timeout(milliseconds),
});

interface SiteFeedbackProps {
  page: SitePage;
  /** Product that the page belongs to. */
  current: SiteProduct | undefined;
}

/** Asks readers whether the page helped, if the site has a feedback receiver (FBK-1, FBK-2). */
export function SiteFeedback({ page, current }: SiteFeedbackProps) {
  return url ? <EarlyFeedback key={page.pathname} page={page} current={current} /> : null;
}

/** Renders the feedback block; clicks before hydration are replayed. */
function EarlyFeedback({ page, current }: SiteFeedbackProps) {
  const { pathname, headings, language } = page;
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
        product={findIdentity(pathname, current?.identities)?.id ?? null}
        sections={sections}
        findSection={() => findFeedbackSection(sections, location.hash)}
      />
    </div>
  );
}
