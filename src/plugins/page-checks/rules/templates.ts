import path from 'node:path';

import {
  directiveProblem,
  findTemplate,
  isTemplateDirective,
  readTemplate,
  TEMPLATE_DIRECTIVE,
} from '../../templates/check';

import { problemAt, type Rule } from './rule';

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Requires `::template` to be on the page of a template whose application can be read, and neither it nor `::templates`
 * to have attributes.
 */
export const templateDirectives: Rule = (page, site) =>
  page.directives.flatMap((node) => {
    if (!isTemplateDirective(node)) {
      return [];
    }
    const problem = directiveProblem(node);
    if (problem !== undefined) {
      return [problemAt(site, page, node, sentence(problem), 'Remove the attribute.')];
    }
    if (node.name !== TEMPLATE_DIRECTIVE) {
      return [];
    }
    try {
      readTemplate(findTemplate(path.dirname(page.file)));
      return [];
    } catch (error) {
      const { message } = error as Error;
      return [problemAt(site, page, node, "This template can't be shown.", sentence(message))];
    }
  });
