import * as React from 'react';
import { findActiveHeading } from './findActiveHeading.ts';
import { decodeHash } from '../internal/decodeHash.ts';
import type { PageHeading } from './pageData.types.ts';

/** Returns the id of the active heading and updates it on scroll, resize and a new hash. */
export function useActiveHeading(headings: readonly PageHeading[]): string | undefined {
  const [active, setActive] = React.useState<string>();
  React.useEffect(() => {
    let frame = 0;
    const measure = () => {
      const positions = headings.flatMap(({ id }) => {
        const element = document.getElementById(id);
        return element ? [{ id, top: element.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const remaining = scrollHeight - clientHeight - scrollTop;
      const target = decodeHash(location.hash);
      setActive(findActiveHeading(positions, { viewport: window.innerHeight, remaining, target }));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    // A new hash can change the active heading without a scroll event.
    window.addEventListener('hashchange', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
      window.removeEventListener('hashchange', schedule);
    };
  }, [headings]);
  return active;
}
