export const periods = ['1M', '3M', '6M'] as const;
export type Period = (typeof periods)[number];
