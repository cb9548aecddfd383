/** The style sheets of the page don't apply in the file, so these values are copied into it. */
const properties = [
  ...['fill', 'fill-opacity', 'opacity', 'visibility'],
  ...['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-opacity'],
  ...['font-family', 'font-size', 'font-weight', 'text-anchor', 'dominant-baseline'],
];

export function toSvgText(svg: SVGSVGElement) {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const originals = svg.querySelectorAll('*');
  copy.querySelectorAll('*').forEach((element, index) => {
    const original = originals[index];
    if (original) {
      const computed = getComputedStyle(original);
      const values = properties.map((name) => `${name}: ${computed.getPropertyValue(name)}`);
      element.setAttribute('style', values.join('; '));
      element.removeAttribute('class');
    }
  });
  const { width, height } = svg.getBoundingClientRect();
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.removeAttribute('class');
  return new XMLSerializer().serializeToString(copy);
}

export async function toPng(svg: SVGSVGElement, background: string, scale = 2) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(toSvgText(svg))}`;
  await image.decode();

  const canvas = document.createElement('canvas');
  canvas.width = image.width * scale;
  canvas.height = image.height * scale;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = background;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
  }
  return new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/png');
  });
}

export function download(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
