import type { Rating } from '../../../../server/feedback/contract';

import styles from './RatingButtons.module.css';
import { questionTexts } from './texts';

const RATINGS: { rating: Rating; action: string; icon: string }[] = [
  { rating: 1, action: 'yes', icon: 'm3 8.5 3.5 3.5L13 4.5' },
  { rating: 0, action: 'no', icon: 'm4 4 8 8m0-8-8 8' },
];

export interface RatingButtonsProps {
  /** The rating whose button is pressed. Undefined if there is none. */
  rating: Rating | undefined;
  onChoose: (rating: Rating, button: HTMLButtonElement) => void;
}

/** The Yes and No buttons. One is pressed once the reader has answered. */
export function RatingButtons({ rating, onChoose }: RatingButtonsProps) {
  const { answers } = questionTexts();
  return (
    <div className={styles.ratings}>
      {RATINGS.map(({ rating: value, action, icon }) => (
        <button
          key={value}
          type="button"
          className={`portal-button ${styles.rating}`}
          aria-pressed={rating === value}
          data-event-action={action}
          onClick={({ currentTarget }) => onChoose(value, currentTarget)}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d={icon} />
          </svg>
          {answers[value]}
        </button>
      ))}
    </div>
  );
}
