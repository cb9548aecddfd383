// Stands where a demo imports a style sheet: the demos' loader compiles it, and the page loads it with the demo.
export {};
