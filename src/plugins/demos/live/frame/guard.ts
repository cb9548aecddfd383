/**
 * Lets links and forms work as far as they can in a sandbox. A link leads nowhere. A form's `submit` event is fired as
 * the browser would fire it, which it does not in a sandbox without `allow-forms`; nothing is sent.
 */
export function guardNavigation(page: Document): void {
  page.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) {
      return;
    }
    if (target.closest('a[href]')) {
      event.preventDefault();
      return;
    }
    const button = target.closest<HTMLButtonElement | HTMLInputElement>('button, input');
    const form = button?.form;
    if (event.defaultPrevented || !form || !/^(?:submit|image)$/.test(button.type)) {
      return;
    }
    event.preventDefault();
    if (form.noValidate || button.formNoValidate || form.reportValidity()) {
      form.dispatchEvent(
        new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }),
      );
    }
  });
}
