import { CodeBlock } from '@vitrine/ui/code';
import { Callout } from '@vitrine/ui/prose';

interface MarkdownSampleProps {
  /** Highlighted HTML of the code block. */
  codeHtml: string;
}

/** Renders common Markdown elements with the HTML that the article compiler outputs. */
export function MarkdownSample({ codeHtml }: MarkdownSampleProps) {
  return (
    <>
      <p>
        A paragraph opens the page. It has <strong>strong words</strong>, <em>stressed words</em>, a{' '}
        <a href="/material-ui/react-button">link</a> and inline code such as{' '}
        <code>{'<Button disabled />'}</code>; it is long enough to show how far the lines run and
        how they follow one another.
      </p>
      <h2 id="lists">
        <a href="#lists">Lists</a>
      </h2>
      <p>Items may have text of several lines, and items of their own:</p>
      <ul>
        <li>
          <code>contained</code> is for the one action that a view is about. Everything else on the
          view should look less important than this one.
        </li>
        <li>
          A list in an item:
          <ul>
            <li>the first of two,</li>
            <li>the second of two.</li>
          </ul>
        </li>
      </ul>
      <ol>
        <li>Install the package.</li>
        <li>Import a component.</li>
      </ol>
      <h3 id="code">
        <a href="#code">
          Code, and <code>code</code> in a heading
        </a>
      </h3>
      <CodeBlock html={codeHtml} language="tsx" title="Counter.tsx" />
      <h4 id="smaller">
        <a href="#smaller">A smaller heading</a>
      </h4>
      <blockquote>
        <p>A quotation stands back, and says where it ends.</p>
      </blockquote>
      <h2 id="tables">
        <a href="#tables">Tables</a>
      </h2>
      <SampleTable />
      <Callout severity="warning">
        <p>
          A note among the text, with a <a href="/material-ui/react-alert">link</a> and{' '}
          <code>code</code>.
        </p>
      </Callout>
      <hr />
      <p>The text goes on after a rule.</p>
    </>
  );
}

function SampleTable() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, also by keyboard
    <div data-table="" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th>Prop</th>
            <th>Values</th>
            <th>What it does</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>
              <code>variant</code>
            </td>
            <td>
              <code>text</code>, <code>outlined</code>, <code>contained</code>
            </td>
            <td>Says how much the button matters.</td>
          </tr>
          <tr>
            <td>
              <code>disableElevation</code>
            </td>
            <td>
              <code>boolean</code>
            </td>
            <td>
              Removes the shadow; see <a href="/material-ui/customization/palette">the palette</a>.
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
