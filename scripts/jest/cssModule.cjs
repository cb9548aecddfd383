// A CSS module under test: each class by its own name.
module.exports = new Proxy({}, { get: (_target, name) => name });
