import * as React from 'react';
import { Button, Form } from 'storybook/internal/components';
import { SEVERITIES, type Severity } from './comments.ts';

export interface CommentDraft {
  text: string;
  author: string;
  severity: Severity;
}

export interface CommentFormProps {
  draft: CommentDraft;
  onChange: (draft: CommentDraft) => void;
  /** Label of the text field. */
  label: string;
  submitLabel: string;
  onSubmit: (draft: CommentDraft) => void;
  onCancel?: () => void;
}

const fieldStyle: React.CSSProperties = { display: 'grid', gap: 4 };
const rowStyle: React.CSSProperties = {
  ...{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 12 },
};

/** Renders the fields of a new or an edited comment. */
export function CommentForm({
  draft,
  onChange,
  label,
  submitLabel,
  onSubmit,
  onCancel,
}: CommentFormProps) {
  const id = React.useId();
  const change = (changed: Partial<CommentDraft>) => onChange({ ...draft, ...changed });
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (draft.text.trim() === '') return;
    onSubmit({ ...draft, text: draft.text.trim(), author: draft.author.trim() });
  };
  return (
    <form onSubmit={submit} style={{ display: 'grid', gap: 12 }}>
      <div style={fieldStyle}>
        <label htmlFor={id}>{label}</label>
        <Form.Textarea
          id={id}
          value={draft.text}
          onChange={({ currentTarget }: React.ChangeEvent<HTMLTextAreaElement>) =>
            change({ text: currentTarget.value })
          }
        />
      </div>
      <div style={rowStyle}>
        <AuthorField value={draft.author} onChange={(author) => change({ author })} />
        <SeverityField value={draft.severity} onChange={(severity) => change({ severity })} />
        <Button ariaLabel={false} type="submit" variant="solid" size="medium">
          {submitLabel}
        </Button>
        {onCancel && (
          <Button
            ariaLabel={false}
            type="button"
            variant="outline"
            size="medium"
            onClick={onCancel}
          >
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}

interface FieldProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

function AuthorField({ value, onChange }: FieldProps<string>) {
  const id = React.useId();
  return (
    <div style={fieldStyle}>
      <label htmlFor={id}>Author</label>
      <Form.Input
        id={id}
        value={value}
        autoComplete="name"
        onChange={({ currentTarget }: React.ChangeEvent<HTMLInputElement>) =>
          onChange(currentTarget.value)
        }
      />
    </div>
  );
}

function SeverityField({ value, onChange }: FieldProps<Severity>) {
  const id = React.useId();
  return (
    <div style={fieldStyle}>
      <label htmlFor={id}>Severity</label>
      <Form.Select
        id={id}
        value={value}
        onChange={({ currentTarget }: React.ChangeEvent<HTMLSelectElement>) =>
          onChange(SEVERITIES.find((one) => one === currentTarget.value) ?? 'note')
        }
      >
        {SEVERITIES.map((severity) => (
          <option key={severity} value={severity}>
            {severity}
          </option>
        ))}
      </Form.Select>
    </div>
  );
}
