import type * as React from 'react';
import { SectionHeading, type SectionHeadingProps } from './SectionHeading.tsx';

export interface ApiSectionProps extends SectionHeadingProps {
  /** Rows and sentences of the section. */
  children: React.ReactNode;
}

/** Renders a section below its heading. The filter hides a section in which no row matches. */
export function ApiSection({ children, ...heading }: ApiSectionProps) {
  return (
    <section data-api-section="">
      <SectionHeading {...heading} />
      {children}
    </section>
  );
}
