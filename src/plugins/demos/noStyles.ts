// Replaces the style sheets that demos import. The demo loader compiles them, and the page loads them with the demo.
export {};
