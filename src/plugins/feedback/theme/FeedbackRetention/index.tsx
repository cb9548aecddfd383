import data from '@portal/feedback-retention';

/** The number of days after which answers are deleted, for the privacy page: `365 days`. */
export default function FeedbackRetention() {
  return data.days === 1 ? '1 day' : `${data.days} days`;
}
