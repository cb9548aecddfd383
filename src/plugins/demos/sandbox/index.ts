export { createSandbox, type Sandbox, type SandboxFile, type SandboxInput } from './createSandbox';
export { openInCodeSandbox, openInStackBlitz, type OpenSandboxEnvironment } from './openSandbox';
