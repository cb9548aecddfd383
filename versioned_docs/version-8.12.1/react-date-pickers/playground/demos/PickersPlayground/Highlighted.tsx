/** A comment, a string, a tag, a number, a keyword, or the name of an attribute. */
const TOKEN =
  /(\/\/.*|'[^'\n]*'|"[^"\n]*"|<\/?[A-Z]\w*|\b\d+\b|\b(?:import|from|export|default|function|return|new|as|true|false)\b|\b[a-z]\w*(?==))/;

const TYPES: Readonly<Record<string, string>> = {
  '/': 'comment',
  "'": 'string',
  '"': 'string',
  '<': 'tag',
};

function typeOf(token: string, next: string): string {
  const [first = ''] = token;
  if (TYPES[first]) {
    return TYPES[first];
  }
  return /\d/.test(first) ? 'number' : next.startsWith('=') ? 'attr-name' : 'keyword';
}

/** Code with the classes that style sheets for Prism use. Without such a style sheet, it has no colors. */
export default function Highlighted({ code }: { code: string }) {
  // Every second part is a token.
  const parts = code.split(TOKEN);
  return (
    <>
      {parts.map((part, index) =>
        index % 2 === 0 ? (
          part
        ) : (
          <span key={index} className={`token ${typeOf(part, parts[index + 1] ?? '')}`}>
            {part}
          </span>
        ),
      )}
    </>
  );
}
