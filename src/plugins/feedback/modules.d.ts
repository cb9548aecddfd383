declare module '@portal/feedback' {
  import type { FeedbackData } from '@site/src/plugins/feedback/types';

  /** Where answers go; written by `src/plugins/feedback`. */
  const data: FeedbackData;
  export default data;
}

declare module '@theme/FeedbackPrompt' {
  export { default } from '@site/src/plugins/feedback/theme/FeedbackPrompt';
}
