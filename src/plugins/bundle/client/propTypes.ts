/*
 * Replaces prop-types (15.8.1) in production, where it checks nothing: React 19 ignores `propTypes`. Some modules still
 * create types when they are loaded, such as `PropTypes.oneOfType([PropTypes.func, PropTypes.object]).isRequired`, so
 * each type is a function whose properties are the type itself.
 */
const anyType: object = new Proxy(() => anyType, { get: () => anyType });

export default anyType;
