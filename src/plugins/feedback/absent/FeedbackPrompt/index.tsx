/** Stands where the prompt would be, on a site that asks nobody: nothing of it is in the pages then. */
export default function FeedbackPrompt() {
  return null;
}
