/** Returns a table as the server renders it: names, and a description of each. */
const table = (id: string, rows: Record<string, string>) =>
  `<table class="api-table"><thead><tr><th>Name</th></tr></thead><tbody>${Object.entries(rows)
    .map(
      ([name, text]) =>
        `<tr id="grid-${id}-${name}"><th scope="row">${name}<a class="api-anchor" href="#grid-${id}-${name}" aria-label="Link to ${name}"></a><span>required</span></th><td>${text}</td></tr>`,
    )
    .join('')}</tbody></table>`;

/** Creates the content of an API page, with a filter. */
export function apiPage(): HTMLElement {
  const content = document.createElement('div');
  content.className = 'theme-doc-markdown';
  content.innerHTML = `
<input type="search"><p role="status"></p>
<h2 class="anchor" id="props">Props<a class="hash-link" href="#props">\u200b</a></h2><button></button>
<div class="api-section"><div class="api-group" data-one="prop" data-many="props">
${table('prop', { rows: 'readonly Row[]', rowHeight: 'number of pixels', density: "'compact'" })}
<details class="api-deprecated"><summary>1 deprecated prop</summary>${table('prop', { autoHeight: 'boolean' })}</details>
</div></div>
<h2 class="anchor" id="slots">Slots</h2>
<div class="api-section"><div class="api-group" data-one="slot" data-many="slots">${table('slot', { toolbar: 'Above the ROWS' })}</div></div>`;
  return content;
}
