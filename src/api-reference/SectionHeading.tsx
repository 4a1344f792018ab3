export interface SectionHeadingProps {
  /** Anchor of the section. */
  id: string;
  /** Text of the heading. */
  text: string;
  /** Heading element. @default h2 */
  level?: 'h2' | 'h3' | 'h4';
}

/** Renders the heading of a section, which links to itself. */
export function SectionHeading({ id, text, level: Level = 'h2' }: SectionHeadingProps) {
  return (
    <Level id={id}>
      <a href={`#${id}`}>{text}</a>
    </Level>
  );
}
