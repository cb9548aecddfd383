// For Cloudflare Pages: sends Markdown to agents, and lets no error be stored.
import { cloudflareMarkdown } from '../../server/edge/markdown';

export const onRequest = cloudflareMarkdown;
