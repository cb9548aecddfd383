/** Sets the license key of MUI X's commercial packages, if there is one; see `src/plugins/license`. */
declare module '@portal/license' {}
