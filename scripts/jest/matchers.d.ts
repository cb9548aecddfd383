// Types of the matchers that `setupFilesAfterEnv` brings.
import '@testing-library/jest-dom';
