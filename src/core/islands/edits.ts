type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A field that the user changed before React took over, with its value. */
interface Edit {
  field: Field;
  value: string | boolean;
}

const isToggle = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const EDITABLE = 'input:not([type="hidden"], [type="file"]), textarea, select';

function servedValue(field: Field): string {
  if (!(field instanceof HTMLSelectElement)) {
    return field.defaultValue;
  }
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? '';
}

/**
 * Returns the fields whose values differ from the server's HTML: the user, or the browser's memory, filled them in before
 * hydration.
 */
export function readEdits(container: Element): Edit[] {
  return [...container.querySelectorAll<Field>(EDITABLE)].flatMap((field): Edit[] => {
    if (isToggle(field)) {
      // Of a radio group, only the new choice counts.
      return field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)
        ? []
        : [{ field, value: field.checked }];
    }
    return field.value === servedValue(field) ? [] : [{ field, value: field.value }];
  });
}

/** Sets a value without React's notice: React replaces the property on the element, not on the prototype. */
export function setUnnoticed(field: Field, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
}

/**
 * Tells React about the user's edits, as if they were made now. Hydration doesn't look at the fields: a controlled field
 * would lose its value with the next render, and a form library wouldn't know it.
 */
export function replayEdits(edits: readonly Edit[]): void {
  for (const { field, value } of edits) {
    if (!field.isConnected || field.disabled) {
      continue;
    }
    if (typeof value === 'boolean') {
      if (isToggle(field)) {
        field.checked = !value;
        field.click();
      }
    } else {
      // React ignores an event without a change.
      field.value = '';
      setUnnoticed(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}
