import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { withDemoProviders } from '../../withDemoProviders.tsx';
import AvatarFallbacksDemo from './demos/AvatarFallbacks/system.tsx';
import LetterAvatarsDemo from './demos/LetterAvatars/system.tsx';
import ProjectMembersDemo from './demos/ProjectMembers/system.tsx';
import TeamAvatarsDemo from './demos/TeamAvatars/system.tsx';

const meta = {
  title: 'Material UI/Avatar',
  decorators: [withDemoProviders],
} satisfies Meta;

export default meta;

type Story = StoryObj;

/** Shows letters in three colors; each avatar has the full name as its label. */
export const LetterAvatars: Story = {
  render: () => <LetterAvatarsDemo />,
  play: async ({ canvas }) => {
    const ada = canvas.getByRole('img', { name: 'Ada Okoye' });
    await expect(ada).toHaveTextContent('AO');
    await expect(ada).not.toHaveClass('MuiAvatar-img');
    await expect(canvas.getAllByRole('img')).toHaveLength(3);
  },
};

/** Shows the three fallbacks of an avatar whose image does not load. */
export const AvatarFallbacks: Story = {
  render: () => <AvatarFallbacksDemo />,
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('HB')).toBeVisible());
    await waitFor(() => expect(canvas.getByText('O')).toBeVisible());
    await waitFor(() =>
      expect(canvasElement.querySelectorAll('.MuiAvatar-fallback')).toHaveLength(1),
    );
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

/** Shows an image, letters and an icon as avatars, in two shapes. */
export const TeamAvatars: Story = {
  render: () => <TeamAvatarsDemo />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('img', { name: 'Ada Okoye' })).toHaveClass('MuiAvatar-img');
    const ben = canvas.getByRole('img', { name: 'Ben Kowalski' });
    await expect(ben).toHaveClass('MuiAvatar-circular');
    await userEvent.click(canvas.getByRole('button', { name: 'Make them square' }));
    await expect(ben).toHaveClass('MuiAvatar-rounded');
  },
};

/** Shows overlapping avatars, with the number of hidden avatars. */
export const ProjectMembers: Story = {
  render: () => <ProjectMembersDemo />,
  play: async ({ canvas, userEvent }) => {
    const group = canvas.getByRole('img', { name: '12 people work on the new shop' });
    await expect(group).toHaveTextContent('+9');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(group).toHaveAccessibleName('13 people work on the new shop');
    await expect(group).toHaveTextContent('+10');
  },
};
