/**
 * Makes links and forms work as far as they can in a sandbox. Links do nothing. Forms get the `submit` event that
 * browsers don't fire in a sandbox without `allow-forms`; nothing is sent.
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
