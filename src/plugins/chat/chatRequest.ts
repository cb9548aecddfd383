import { DOCUMENTED_PACKAGES } from '../../core/versions/packages/documented';
import { packageNameOf } from '../../core/versions/packages/name';
import { importSpecifiers } from '../../core/versions/packages/specifiers';

import type { ChatDemo, ChatRequest } from './types';

/** Returns the first product that the code imports. */
function importedProduct(code: string): string | undefined {
  return importSpecifiers(code)
    .map(packageNameOf)
    .find((name) => name !== undefined && DOCUMENTED_PACKAGES.includes(name));
}

/** Returns the request for a demo. Its package is the first MUI X package that the files import, if any. */
export function chatRequest({ name, description, files, dependencies }: ChatDemo): ChatRequest {
  const product = files.map(({ code }) => importedProduct(code)).find(Boolean);
  const version = product && dependencies[product];
  return {
    name,
    description,
    files: files.map(({ name: path, code }, index) => ({
      path,
      content: code,
      ...(index === 0 ? { isEntry: true } : {}),
    })),
    ...(product && version ? { package: { name: product, version } } : {}),
  };
}
