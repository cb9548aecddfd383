// Types of the matchers that are set up in `setupFilesAfterEnv`.
import '@testing-library/jest-dom';
