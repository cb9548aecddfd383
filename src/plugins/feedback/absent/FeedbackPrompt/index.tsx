/** Replaces the prompt on a site without an endpoint, so that pages contain none of its code. */
export default function FeedbackPrompt() {
  return null;
}
