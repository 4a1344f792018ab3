import * as React from 'react';
import { findActiveHeading } from './findActiveHeading.ts';
import type { PageHeading } from './pageData.types.ts';

/** Returns the id of the active heading and updates it on scroll and resize. */
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
      setActive(findActiveHeading(positions, { viewport: window.innerHeight, remaining }));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(measure);
    };
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [headings]);
  return active;
}
