/** Default props of the dense theme: small size for common components with a `size` prop. */
export const denseComponents = {
  JoyButton: { defaultProps: { size: 'sm' } },
  JoyIconButton: { defaultProps: { size: 'sm' } },
  JoyInput: { defaultProps: { size: 'sm' } },
  JoyTextarea: { defaultProps: { size: 'sm' } },
  JoySelect: { defaultProps: { size: 'sm' } },
  JoyFormControl: { defaultProps: { size: 'sm' } },
  JoyList: { defaultProps: { size: 'sm' } },
  JoyTable: { defaultProps: { size: 'sm' } },
  JoyCard: { defaultProps: { size: 'sm' } },
  JoyModalDialog: { defaultProps: { size: 'sm' } },
} as const;
