import { CodeBlock } from '@vitrine/ui/code';
import { DemoFrame } from '@vitrine/ui/demo';
import { Callout, Prose } from '@vitrine/ui/prose';
import { CounterDemo } from '../demo/CounterDemo.tsx';

interface DialogArticleProps {
  /** Highlighted HTML of the demo source. */
  sourceHtml: string;
  importHtml: string;
}

/** Renders a sample article with text, code, a demo, a callout and lists. */
export function DialogArticle({ sourceHtml, importHtml }: DialogArticleProps) {
  return (
    <Prose>
      <h2 id="introduction">
        <a href="#introduction">Introduction</a>
      </h2>
      <p>
        A dialog interrupts. It suits a decision that cannot wait, such as <code>Delete</code>, and
        little else; for messages that may be missed, use an{' '}
        <a href="/material-ui/react-alert">alert</a>.
      </p>
      <CodeBlock html={importHtml} language="tsx" />
      <h2 id="alerts">
        <a href="#alerts">Alerts</a>
      </h2>
      <p>An alert states what is about to happen, and names both ways out after what they do.</p>
      <DemoFrame
        name="DeleteConfirmation"
        storyId="material-ui-dialog--delete-confirmation"
        workbenchUrl="/workbench/"
        source={{
          files: [{ name: 'DeleteConfirmation.tsx', language: 'tsx', html: sourceHtml }],
        }}
      >
        <CounterDemo />
      </DemoFrame>
      <Callout severity="warning">
        <p>
          Do not open a dialog from a dialog. Change the content of the first one, or ask the second
          question later.
        </p>
      </Callout>
      <h3 id="long-content">
        <a href="#long-content">Long content</a>
      </h3>
      <p>With more text than the screen has room for, the text scrolls and the actions stay:</p>
      <ol>
        <li>
          Set <code>scroll=&quot;paper&quot;</code>, the default.
        </li>
        <li>Give the text an id, and name it as the description of the dialog.</li>
      </ol>
      <h2 id="accessibility">
        <a href="#accessibility">Accessibility</a>
      </h2>
      <ul>
        <li>The focus moves into the dialog as it opens, and back as it closes.</li>
        <li>
          A title makes its name: set <code>aria-labelledby</code>.
        </li>
      </ul>
      <h3 id="limits">
        <a href="#limits">Limits</a>
      </h3>
      <blockquote>
        <p>A dialog without a way out by keyboard is a trap.</p>
      </blockquote>
      <h2 id="api">
        <a href="#api">API</a>
      </h2>
      <p>Props, slots and CSS classes of these components:</p>
      <ul>
        <li>
          <a href="/material-ui/api/dialog">Dialog</a>
        </li>
        <li>
          <a href="/material-ui/api/dialog-actions">DialogActions</a>
        </li>
      </ul>
    </Prose>
  );
}
