declare module '*?island' {
  import type { IslandModule } from '@site/src/core/islands';

  const island: IslandModule;
  export default island;
}
