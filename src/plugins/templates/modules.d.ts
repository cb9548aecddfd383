declare module '@theme/Template' {
  export { default } from '@site/src/plugins/templates/theme/Template';
}

declare module '@theme/Template/LiveTemplate' {
  export { default } from '@site/src/plugins/templates/theme/Template/LiveTemplate';
  export type { LiveTemplateProps } from '@site/src/plugins/templates/theme/Template/LiveTemplate';
}

declare module '@theme/TemplateGallery' {
  export { default } from '@site/src/plugins/templates/theme/TemplateGallery';
}

declare module '@theme/TemplateGallery/TemplateCard' {
  export { default } from '@site/src/plugins/templates/theme/TemplateGallery/TemplateCard';
}

declare module '@theme/TemplatePreview' {
  export { default } from '@site/src/plugins/templates/theme/TemplatePreview';
}

declare module '@portal/templates' {
  export { packTemplates } from '@site/src/plugins/templates/create/runCreate';
}
