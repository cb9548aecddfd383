export { default } from '../../theme/FeedbackRetention';
