import * as React from 'react';
import { loadEvidence } from '@vitrine/ui/core';

/** Links to the published review of changed screenshots, if this build has one. */
export function ReviewLink() {
  const [hasReview, setHasReview] = React.useState(false);
  React.useEffect(() => {
    void loadEvidence().then(
      (loaded) => setHasReview(loaded?.evidence.base !== undefined),
      // Without the results, it is unknown whether a review was published.
      () => {},
    );
  }, []);
  if (!hasReview) return null;
  return (
    <p>
      <a href="./review/index.html" target="_blank">
        Screenshots that changed in this build
      </a>
    </p>
  );
}
